import { createServer } from "node:net";

// A process that takes emails by SMTP and throws them away, a given time before each of its answers.

const [answerMs = 0] = process.argv.slice(2).map(Number);
// Connections opened and emails taken since it was asked last.
let seen = { connections: 0, taken: 0 };

const server = createServer({ noDelay: true }, (socket) => {
  seen.connections += 1;
  let read = "";
  let isBody = false;
  const answer = (line: string) => {
    if (answerMs === 0) socket.write(line);
    else setTimeout(() => socket.write(line), answerMs);
  };
  const takeLine = (line: string) => {
    if (line.startsWith("EHLO")) return answer("250-sink\r\n250 8BITMIME\r\n");
    isBody = line === "DATA";
    answer(isBody ? "354 go on\r\n" : "250 ok\r\n");
  };
  socket.setEncoding("latin1").on("error", () => {});
  socket.on("data", (chunk: string) => {
    read += chunk;
    for (;;) {
      const mark = isBody ? "\r\n.\r\n" : "\r\n";
      const end = read.indexOf(mark);
      if (end === -1) return;
      const line = read.slice(0, end);
      read = read.slice(end + mark.length);
      if (!isBody) {
        takeLine(line);
        continue;
      }
      isBody = false;
      seen.taken += 1;
      answer("250 taken\r\n");
    }
  });
  answer("220 ready\r\n");
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.(typeof address === "object" ? address?.port : null);
});
process.on("message", () => {
  process.send?.(seen);
  seen = { connections: 0, taken: 0 };
});
process.on("disconnect", () => process.exit());
