// The socket of a table: comes back by itself, asks for what it missed, and sends again what was not answered.
import { signal } from "@preact/signals";
import type { Ack, Command, Hello, Refusal, ServerMessage, Update } from "./protocol";

type Answer = Ack | Refusal;
/** What a command says beside its id. */
export type Wish<C extends Command = Command> = C extends Command ? Omit<C, "id"> : never;

const SLOWEST = 8000;
/** Closing codes after which asking again is useless: wrong key, no such table, a broken table. */
const FATAL = [4401, 4404, 4503];

export class Live {
  readonly connected = signal(false);
  readonly failed = signal<Refusal | null>(null);
  private socket: WebSocket | null = null;
  private waiting = new Map<string, { command: Command; answer: (found: Answer) => void }>();
  private pause = 250;
  private closed = false;
  private timer = 0;

  constructor(
    private readonly table: string,
    private readonly key: string | null,
    private after: number | null,
    private readonly tell: (update: Update) => void,
  ) {
    this.connect();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** Send a command; the answer comes even if the line breaks in between. */
  send(wish: Wish): Promise<Answer> {
    const command = { ...wish, id: crypto.randomUUID?.() ?? String(Math.random()) } as Command;
    return new Promise((answer) => {
      this.waiting.set(command.id, { command, answer });
      this.post(command);
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  private hurry = (): void => {
    if (!this.connected.value && !this.closed && document.visibilityState === "visible") {
      this.pause = 250;
      clearTimeout(this.timer);
      this.connect();
    }
  };

  private connect(): void {
    const before = this.socket;
    this.socket = null;
    before?.close();
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/tables/${this.table}/live`);
    this.socket = socket;
    socket.onopen = () => {
      // what is seen comes as a scene: no views are needed beside it
      socket.send(JSON.stringify({ key: this.key, after: this.after, views: false } satisfies Hello));
      this.waiting.forEach(({ command }) => this.post(command));
    };
    socket.onmessage = ({ data }) => this.receive(JSON.parse(data as string) as ServerMessage);
    socket.onclose = ({ code }) => {
      if (socket !== this.socket) return;
      this.connected.value = false;
      if (this.closed || FATAL.includes(code)) return;
      this.timer = window.setTimeout(() => this.connect(), this.pause);
      this.pause = Math.min(SLOWEST, this.pause * 2);
    };
  }

  private post(command: Command): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(command));
  }

  private receive(message: ServerMessage): void {
    if (message.type === "update") {
      this.connected.value = true;
      this.pause = 250;
      this.after = message.number;
      this.tell(message);
      return;
    }
    const asked = message.id ? this.waiting.get(message.id) : undefined;
    if (asked && message.id) {
      this.waiting.delete(message.id);
      asked.answer(message);
    } else if (message.type === "refusal") {
      this.failed.value = message;
    }
  }
}
