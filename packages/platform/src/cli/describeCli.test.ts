import Ajv from 'ajv/dist/2020';
import schema from './cli.schema.json';
import {expect, it} from 'vitest';
import {brand} from '../brand';
import {commands} from './commands';
import {describeCli} from './grammar';

it('describes every command in the format of its schema', () => {
  const validate = new Ajv({strict: true, allErrors: true}).compile(schema);
  const cli = JSON.parse(JSON.stringify(describeCli())) as {commands: readonly {usage: string; path: string[]}[]};
  expect(validate(cli), JSON.stringify(validate.errors, null, 2)).toBe(true);
  expect(cli.commands.map(({path}) => path)).toEqual(commands.map(({path}) => path));
  expect(cli.commands.find(({path}) => path.join(' ') === 'volume resize')?.usage).toBe(
    'aloft volume resize NAME --size SIZE [flags]',
  );
  expect(schema.$id).toBe(brand.docsUrl + brand.cliSchemaPath);
});
