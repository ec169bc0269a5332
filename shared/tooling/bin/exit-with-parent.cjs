// Loaded before each server that a command starts: a server whose command died stops too, so that no
// port stays taken after a killed terminal.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, 1000).unref();
