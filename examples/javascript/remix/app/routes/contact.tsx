import { data, Link } from 'react-router';
import { findContact } from '../contacts.server';
import type { Route } from './+types/contact';

export function loader({ params }: Route.LoaderArgs) {
  const contact = findContact(Number(params.id));
  if (!contact) throw data('Contact not found.', 404);
  return contact;
}

export default function Contact({ loaderData: { name, email } }: Route.ComponentProps) {
  return (
    <main>
      <h1>{name}</h1>
      <a href={`mailto:${email}`}>{email}</a>
      <p>
        <Link to="/">All contacts</Link>
      </p>
    </main>
  );
}
