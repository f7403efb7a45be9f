"""What tools/bench-track is made of."""
