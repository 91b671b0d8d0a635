import { data, Form, Link, redirect } from 'react-router';
import { addContact, listContacts } from '../contacts.server';
import type { Route } from './+types/contacts';

export const meta: Route.MetaFunction = () => [{ title: 'Contacts' }];

// #region loader
export function loader() {
  return { contacts: listContacts() };
}
// #endregion loader

// #region action
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const name = String(form.get('name') ?? '').trim();
  const email = String(form.get('email') ?? '').trim();
  if (!name || !email.includes('@')) return data({ problem: 'Enter a name and an email address.' }, 400);
  return redirect(`/contacts/${addContact(name, email).id}`);
}
// #endregion action

export default function Contacts({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main>
      <h1>Contacts</h1>
      <Form method="post" action="/?index">
        <label>
          Name <input name="name" />
        </label>
        <label>
          Email <input name="email" type="email" />
        </label>
        <button>Add</button>
      </Form>
      {actionData && <p role="alert">{actionData.problem}</p>}
      <ul>
        {loaderData.contacts.map((contact) => (
          <li key={contact.id}>
            <Link to={`/contacts/${contact.id}`}>{contact.name}</Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
