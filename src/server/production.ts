// Imported before all else: React takes its quick build only when this is said before it is loaded.
process.env.NODE_ENV ??= 'production';
