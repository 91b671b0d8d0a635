import { action, query } from '@solidjs/router';
import { castVote, countVotes } from './votes';

// #region query
export const getVotes = query(async () => {
  'use server';
  return countVotes();
}, 'votes');
// #endregion query

// #region action
export const vote = action(async (form: FormData) => {
  'use server';
  if (!castVote(form.get('choice'))) throw new Error('Unknown choice.');
  console.log(JSON.stringify({ message: 'vote', ...countVotes() }));
}, 'vote');
// #endregion action
