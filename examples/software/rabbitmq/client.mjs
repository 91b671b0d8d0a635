// usage: node client.mjs publish TEXT... | consume COUNT | delete
import { connect } from 'amqplib';

// #region client
const url = process.env.AMQP_URL ?? 'amqp://app@rabbitmq.acme.internal:5672';
const [verb, ...rest] = process.argv.slice(2);

const connection = await connect(url);
const channel = await connection.createConfirmChannel();

if (verb === 'delete') {
  await channel.deleteQueue('jobs');
} else {
  await channel.assertQueue('jobs', { durable: true });
}
if (verb === 'publish') {
  for (const text of rest) channel.sendToQueue('jobs', Buffer.from(text), { persistent: true });
  await channel.waitForConfirms();
}
if (verb === 'consume') {
  for (let count = Number(rest[0]); count > 0; count--) {
    const message = await channel.get('jobs');
    if (!message) throw new Error('the queue is empty');
    console.log(message.content.toString());
    channel.ack(message);
  }
}
await channel.close();
await connection.close();
// #endregion client
