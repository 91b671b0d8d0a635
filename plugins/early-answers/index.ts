import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const scripts = ['reportBaseUrl.js', 'copyCode.js', 'answerEarly.js'];

/** Answers readers before React has hydrated the page: see README.md. */
export default function earlyAnswers({baseUrl}: LoadContext): Plugin {
  const innerHTML = scripts.map((file) => readFileSync(path.join(__dirname, file), 'utf8')).join('');
  return {
    name: 'early-answers',
    injectHtmlTags: () => ({
      preBodyTags: [{tagName: 'script', attributes: {'data-base-url': baseUrl}, innerHTML}],
    }),
  };
}
