import {runExamples} from './runExamples';

runExamples(process.argv.slice(2), (line) => console.log(line)).then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error.message);
    process.exit(2);
  },
);
