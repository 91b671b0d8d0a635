import type {ExampleReader} from '../includes/ExampleReader';

interface DeclaredRequest {
  readonly request?: string;
  readonly equals?: string;
  readonly status?: number;
  readonly port?: string;
}

/**
 * Response bodies by path from an example's test: those of plain GET requests with a fully declared body.
 *
 * @param path any file of the example, under `examples/`
 */
export function readResponses(path: string, read: ExampleReader): Record<string, string> {
  const source = read(`${path.split('/').slice(0, 2).join('/')}/example.json`);
  if (source === undefined) return {};
  const {requests = [], script = []} = JSON.parse(source) as {
    requests?: readonly DeclaredRequest[];
    script?: readonly DeclaredRequest[];
  };
  const answers: Record<string, string> = {};
  for (const {request, equals, status = 200, port = 'PORT'} of [...requests, ...script]) {
    const [method, target] = request?.split(' ') ?? [];
    if (method === 'GET' && target && equals !== undefined && status === 200 && port === 'PORT')
      answers[target] ??= `${equals}\n`;
  }
  return answers;
}
