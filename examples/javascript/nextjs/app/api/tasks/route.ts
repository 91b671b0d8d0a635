import { addTask, listTasks } from '@/lib/tasks';

// #region route
export const dynamic = 'force-dynamic';

export function GET() {
  return Response.json(listTasks());
}

export async function POST(request: Request) {
  const body: unknown = await request.json().catch(() => null);
  const title = body && typeof body === 'object' && 'title' in body ? body.title : undefined;
  if (typeof title !== 'string' || !title.trim()) {
    return Response.json({ error: 'title is missing' }, { status: 400 });
  }
  return Response.json(addTask(title.trim()), { status: 201 });
}
// #endregion route
