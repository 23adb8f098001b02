"""What the service costs, as ratios that were measured in one run: `scripts/bench`."""
