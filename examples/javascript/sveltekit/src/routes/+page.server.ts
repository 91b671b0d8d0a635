import { fail } from '@sveltejs/kit';
import { addNote, listNotes } from '#lib/server/notes.ts';
import type { Actions, PageServerLoad } from './$types';

// #region load
export const load: PageServerLoad = () => ({ notes: listNotes() });
// #endregion load

// #region action
export const actions: Actions = {
  default: async ({ request }) => {
    const text = String((await request.formData()).get('text') ?? '').trim();
    if (!text) return fail(400, { message: 'Write something first.' });
    addNote(text);
    return { message: 'Saved.' };
  },
};
// #endregion action
