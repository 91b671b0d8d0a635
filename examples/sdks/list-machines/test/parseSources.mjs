// Parses the sources whose compilers are npm packages. Prints one line for each, or the errors.
import {readFileSync} from 'node:fs';
import {parse} from '@cdktf/hcl2json';
import ts from 'typescript';

const file = 'typescript/main.ts';
const {diagnostics} = ts.transpileModule(readFileSync(file, 'utf8'), {
  fileName: file,
  reportDiagnostics: true,
  compilerOptions: {module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022},
});
for (const {messageText} of diagnostics) console.error(`${file}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
if (diagnostics.length > 0) process.exit(1);
console.log(`${file}: parsed`);

const terraform = 'terraform/main.tf';
const {data} = await parse(terraform, readFileSync(terraform, 'utf8'));
console.log(`${terraform}: parsed, data sources ${Object.keys(data).join(', ')}`);
