"""Step-load: more and more requests a second, which come whether or not those before were answered."""
