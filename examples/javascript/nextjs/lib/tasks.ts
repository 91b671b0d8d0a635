export interface Task {
  id: number;
  title: string;
  done: boolean;
}

// Pages, actions, and route handlers are bundled separately, but share globalThis.
const shared = globalThis as typeof globalThis & { tasks?: Task[] };
const tasks = (shared.tasks ??= []);

export const listTasks = (): readonly Task[] => tasks;

export function addTask(title: string): Task {
  const task = { id: tasks.length + 1, title, done: false };
  tasks.push(task);
  return task;
}

export function finishTask(id: number): void {
  const task = tasks.find((candidate) => candidate.id === id);
  if (task) task.done = true;
}
