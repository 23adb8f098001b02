"""The pages as they are served."""
