export interface Note {
  id: number;
  text: string;
}

// Memory survives standby, since the same process goes on. It does not survive a deploy.
const notes: Note[] = [];

export const listNotes = (): readonly Note[] => notes;

export function addNote(text: string): Note {
  const note = { id: notes.length + 1, text };
  notes.push(note);
  return note;
}
