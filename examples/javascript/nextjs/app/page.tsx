import { listTasks } from '@/lib/tasks';
import { add, finish } from './actions';

// #region page
export const dynamic = 'force-dynamic';

export default function Page() {
  return (
    <>
      <h1>Tasks</h1>
      <form action={add}>
        <label>
          New task <input name="title" autoComplete="off" />
        </label>
        <button>Add</button>
      </form>
      <ul>
        {listTasks().map((task) => (
          <li key={task.id}>
            {task.done ? <s>{task.title}</s> : task.title}
            {!task.done && (
              <form action={finish}>
                <input type="hidden" name="id" value={task.id} />
                <button>Done</button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
// #endregion page
