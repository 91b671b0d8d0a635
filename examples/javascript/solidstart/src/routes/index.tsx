import { createAsync, type RouteDefinition } from '@solidjs/router';
import { For } from 'solid-js';
import { getVotes, vote } from '~/lib/poll';
import { choices } from '~/lib/votes';

// #region page
export const route = { preload: () => getVotes() } satisfies RouteDefinition;

export default function Poll() {
  const votes = createAsync(() => getVotes(), { deferStream: true });
  return (
    <main>
      <h1>Tabs or spaces?</h1>
      <form method="post" action={vote}>
        <For each={choices}>
          {(choice) => (
            <button name="choice" value={choice}>
              {choice}: {votes()?.[choice]}
            </button>
          )}
        </For>
      </form>
    </main>
  );
}
// #endregion page
