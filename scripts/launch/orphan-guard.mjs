// Preloaded into a server: when its parent process is killed (kill -9), the server stops as on SIGTERM.
const starter = process.ppid;
const lookEveryMs = 1000;

setInterval(() => {
  if (process.ppid !== starter) process.kill(process.pid, 'SIGTERM');
}, lookEveryMs).unref();
