export interface Note {
  id: number;
  text: string;
}

// Kept in memory: survives standby, because the process continues, but not a deploy.
const notes: Note[] = [];

export const listNotes = (): readonly Note[] => notes;

export function addNote(text: string): Note {
  const note = { id: notes.length + 1, text };
  notes.push(note);
  return note;
}
