import {expect, it} from 'vitest';
import {holdMarkup} from './holdMarkup';

it('takes each piece of finished HTML out, however it is quoted', () => {
  const source = String.raw`[{as:"p",markup:{__html:"a \"b\" }"}},{__html:'c\'d'},{__html:${'`e$\\`f\n`'}},{__html:""}]`;
  expect(holdMarkup(source)).toEqual({
    source: '[{as:"p",markup:pageMarkup[0]},pageMarkup[1],pageMarkup[2],pageMarkup[3]]',
    count: 4,
  });
});

it.each(['{__html:e}', '{__html:`a${b}`}', '"__html:\'a\'"', '{__html:"a"+b}', '{html:"a"}'])('leaves %s', (source) => {
  expect(holdMarkup(source)).toEqual({source, count: 0});
});
