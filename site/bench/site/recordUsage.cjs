// Preloaded into the processes of a build. Each appends its CPU seconds and peak memory to the file BENCH_USAGE.
const {appendFileSync} = require('node:fs');
const {isMainThread} = require('node:worker_threads');

if (isMainThread)
  process.on('exit', () => {
    const {userCPUTime, systemCPUTime, maxRSS} = process.resourceUsage();
    const usage = {cpu: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS / 1024};
    appendFileSync(process.env.BENCH_USAGE, `${JSON.stringify(usage)}\n`);
  });
