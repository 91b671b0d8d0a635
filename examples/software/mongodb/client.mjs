// usage: node client.mjs add TEXT | list
import { MongoClient } from 'mongodb';

// #region client
const client = new MongoClient(process.env.MONGO_URL ?? 'mongodb://mongodb.acme.internal:27017/');
const notes = client.db().collection('notes');

try {
  const [verb, text] = process.argv.slice(2);
  if (verb === 'add') console.log((await notes.insertOne({ text, at: new Date() })).acknowledged);
  if (verb === 'list') for await (const note of notes.find().sort({ at: 1 })) console.log(note.text);
} finally {
  await client.close();
}
// #endregion client
