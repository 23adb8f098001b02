"""What a load needs, computed from what pieces of it cost."""
