"""Where finished games lie: compressed, in a folder or an object store, while a stub of each stays in the store."""
