// usage: node client.mjs put KEY TEXT | get KEY | list | remove KEY | link KEY
import { text } from 'node:stream/consumers';
import { Client } from 'minio';

// #region client
const { S3_ENDPOINT = 'http://minio.acme.internal:9000', S3_USER = 'root-user', S3_PASSWORD } = process.env;
const { hostname, port, protocol } = new URL(S3_ENDPOINT);

const s3 = new Client({
  endPoint: hostname,
  port: Number(port),
  useSSL: protocol === 'https:',
  region: 'eu-central',
  pathStyle: true,
  accessKey: S3_USER,
  secretKey: S3_PASSWORD,
});

const bucket = 'photos';
if (!(await s3.bucketExists(bucket))) await s3.makeBucket(bucket);

const [verb, key, value] = process.argv.slice(2);
if (verb === 'put') await s3.putObject(bucket, key, value, Buffer.byteLength(value), { 'content-type': 'text/plain' });
if (verb === 'get') console.log(await text(await s3.getObject(bucket, key)));
if (verb === 'remove') await s3.removeObject(bucket, key);
if (verb === 'list') for await (const { name, size } of s3.listObjectsV2(bucket, '', true)) console.log(`${name} ${size}`);
if (verb === 'link') console.log(await s3.presignedGetObject(bucket, key, 60));
// #endregion client
