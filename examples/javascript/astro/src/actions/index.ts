import { defineAction } from 'astro:actions';
import { z } from 'astro/zod';
import { sign } from '../lib/guestbook';

// #region action
export const server = {
  sign: defineAction({
    accept: 'form',
    input: z.object({ name: z.string().min(1).max(80), message: z.string().min(1).max(500) }),
    handler: (entry) => {
      sign(entry);
      console.log(JSON.stringify({ message: 'guestbook signed' }));
    },
  }),
};
// #endregion action
