export interface Contact {
  id: number;
  name: string;
  email: string;
}

const contacts: Contact[] = [];

export const listContacts = (): readonly Contact[] => contacts;
export const findContact = (id: number): Contact | undefined => contacts.find((contact) => contact.id === id);

export function addContact(name: string, email: string): Contact {
  const contact = { id: contacts.length + 1, name, email };
  contacts.push(contact);
  return contact;
}
