import { json } from '@sveltejs/kit';
import { listNotes } from '#lib/server/notes.ts';

export const GET = () => json(listNotes());
