import type { APIEvent } from '@solidjs/start/server';
import { castVote, countVotes } from '~/lib/votes';

// #region api
export const GET = () => Response.json(countVotes());

export async function POST({ request }: APIEvent) {
  const body = (await request.json()) as { choice?: unknown };
  if (!castVote(body.choice)) return Response.json({ error: 'no such choice' }, { status: 400 });
  return Response.json(countVotes(), { status: 201 });
}
// #endregion api
