import type { APIRoute } from 'astro';
import { listEntries } from '../../lib/guestbook';

export const GET: APIRoute = () => Response.json(listEntries());
