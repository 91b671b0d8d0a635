export default defineEventHandler(() => listLinks());
