'use server';

import { revalidatePath } from 'next/cache';
import { addTask, finishTask } from '@/lib/tasks';

// #region actions
export async function add(form: FormData) {
  const title = String(form.get('title') ?? '').trim();
  if (!title) return;
  const task = addTask(title);
  console.log(JSON.stringify({ message: 'task added', id: task.id }));
  revalidatePath('/');
}

export async function finish(form: FormData) {
  finishTask(Number(form.get('id')));
  revalidatePath('/');
}
// #endregion actions
