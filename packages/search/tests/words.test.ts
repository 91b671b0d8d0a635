import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {createIndexFiles} from '../src/createIndexFiles';
import {createEngine} from '../src/engine';
import {readRecords} from '../src/records';
import {stemWord, tokenize} from '../src/words';
import {ask} from './ask';

const terms = (text: string, language?: string): string[] =>
  tokenize(text, language).flatMap((token) => [...token.terms]);

it('finds identifiers as a whole and by the parts between marks', () => {
  expect(terms('machine.stopGrace')).toEqual(['machine.stopgrace', 'machin', 'stopgrac']);
  expect(terms('app_not_found')).toEqual(['app_not_found', 'app', 'not', 'found']);
  expect(terms('--output')).toEqual(['--output', 'output']);
});

it('reduces the forms of a word to one stem', () => {
  const forms = {volumes: 'volume', stopped: 'stop', scaling: 'scale', policies: 'policy', encryption: 'encrypt'};
  for (const [form, base] of Object.entries(forms)) expect(stemWord(form)).toBe(stemWord(base));
  expect(stemWord('https')).toBe('https');
});

it('uses the stop words and no stems of other languages', () => {
  expect(terms('die Volumes der App', 'de')).toEqual(['volumes', 'app']);
  expect(terms('the volumes', 'fr')).toEqual(['the', 'volumes']);
});

it('cuts long words instead of leaving them out', () => {
  expect(terms('x'.repeat(60))).toEqual(['x'.repeat(24)]);
  expect(terms('数'.repeat(60))).toHaveLength(59);
});

it('accepts any text', () => {
  expect(terms('\uFF9E')).toEqual([]);
  fc.assert(fc.property(fc.string({unit: 'binary'}), (text) => terms(text).every((term) => term.length > 0)));
});

/** One page for each script, with queries that occur within its phrases. */
const scripts: readonly (readonly [language: string, text: string, queries: readonly string[]])[] = [
  ['zh-Hans', '存储卷的静态数据使用对称加密算法,每个卷都有自己的密钥。', ['密钥', '对称加密', '加密算法', '存储卷']],
  ['ja', 'ボリュームのスナップショットは、同じリージョンに保存されます。', ['スナップショット', '保存', 'リージョン']],
  ['th', 'ข้อมูลในดิสก์ถูกเข้ารหัสด้วยกุญแจของตัวเอง', ['เข้ารหัส', 'กุญแจ', 'ดิสก์']],
  ['hi', 'वॉल्यूम का डेटा एन्क्रिप्ट किया जाता है।', ['डेटा', 'वॉल्यूम']],
  ['ar', 'تُشفَّر البيانات باستخدام مفتاح خاص.', ['البيانات', 'مفتاح', 'تشفر']],
  ['he', 'הנתונים מוצפנים במפתח נפרד.', ['מוצפנים', 'במפתח']],
  ['ru', 'Данные тома шифруются отдельным ключом.', ['шифруются', 'ключом']],
  ['el', 'Τα δεδομένα κρυπτογραφούνται με ξεχωριστό κλειδί.', ['κλειδι', 'δεδομένα']],
  ['ko', '볼륨의 데이터는 별도의 키로 암호화됩니다.', ['데이터는', '암호화됩니다']],
];

describe.each(scripts)('a page in %s', (language, text, queries) => {
  const html = `<html lang="${language}"><head><meta name="docusaurus_tag" content="docs-default-current"></head>
<body><main><h1>Security</h1><h2 id="data">Data</h2><p>${text}</p></main></body></html>`;
  const files = createIndexFiles(readRecords({path: '/docs/security', html}));
  const engine = createEngine((file) => Promise.resolve(files.get(file)!));

  it.each(queries)('is found by %s, which is marked', async (query) => {
    const {pages} = await engine.search({...ask(query), language, isSubmitted: true});
    const hit = pages[0]?.hits[0];
    expect(hit?.url).toBe('/docs/security#data');
    const marked = hit!.snippet.filter((segment) => segment.marked).map((segment) => segment.text);
    expect(marked.length).toBeGreaterThan(0);
    expect(text).toContain(marked[0]);
  });

  it('is not found by other words', async () => {
    const {total, isWeak} = await engine.search({...ask('zzqx'), language, isSubmitted: true});
    expect(total === 0 || isWeak).toBe(true);
  });
});
