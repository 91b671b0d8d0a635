import {expect, test} from 'vitest';
import {recordDeploySession} from '../../../scripts/deploySession';
import deploySession from '../../src/components/home/deploySession.json';

test("the session on the home page equals the simulator's output", () => {
  expect(deploySession, 'run: npm run docs:record').toEqual(recordDeploySession());
});
