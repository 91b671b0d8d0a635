import { listContacts } from '../contacts.server';

// #region resource
export function loader() {
  return Response.json(listContacts());
}
// #endregion resource
