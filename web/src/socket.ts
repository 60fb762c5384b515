// The WebSocket of a table: reconnects by itself, asks for what it missed, and sends unanswered commands again.
import { signal } from "@preact/signals";
import type { Ack, Command, Hello, Refusal, ServerMessage, Update } from "./protocol";

type Answer = Ack | Refusal;
/** A command without its id. */
export type CommandBody<C extends Command = Command> = C extends Command ? Omit<C, "id"> : never;

const [FIRST_DELAY, MAX_DELAY] = [250, 8000];
/** Refusals after which reconnecting is useless; each is the reason that its socket is closed with. */
const FATAL_REFUSALS = ["bad-key", "unknown-table", "broken-table"];

export class TableSocket {
  readonly connected = signal(false);
  readonly failed = signal<Refusal | null>(null);
  private socket: WebSocket | null = null;
  private unanswered = new Map<string, { command: Command; answer: (found: Answer) => void }>();
  private delay = FIRST_DELAY;
  private closed = false;
  private timer = 0;

  constructor(
    private readonly table: string,
    private readonly key: string | null,
    private after: number | null,
    private readonly onUpdate: (update: Update) => void,
  ) {
    this.connect();
    addEventListener("online", this.reconnectNow);
    document.addEventListener("visibilitychange", this.reconnectNow);
  }

  /** Send a command; the answer comes even if the connection breaks in between. */
  send(body: CommandBody): Promise<Answer> {
    const command = { ...body, id: crypto.randomUUID?.() ?? String(Math.random()) } as Command;
    return new Promise((answer) => {
      this.unanswered.set(command.id, { command, answer });
      this.transmit(command);
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.reconnectNow);
    document.removeEventListener("visibilitychange", this.reconnectNow);
    this.socket?.close();
  }

  private reconnectNow = (): void => {
    if (!this.connected.value && !this.closed && document.visibilityState === "visible") {
      this.delay = FIRST_DELAY;
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
      // the page draws scenes, so it needs no views
      socket.send(JSON.stringify({ key: this.key, after: this.after, views: false } satisfies Hello));
      this.unanswered.forEach(({ command }) => this.transmit(command));
    };
    socket.onmessage = ({ data }) => this.receive(JSON.parse(data as string) as ServerMessage);
    socket.onclose = ({ reason }) => {
      if (socket !== this.socket) return;
      this.connected.value = false;
      if (this.closed || FATAL_REFUSALS.includes(reason)) return;
      this.timer = window.setTimeout(() => this.connect(), this.delay);
      this.delay = Math.min(MAX_DELAY, this.delay * 2);
    };
  }

  private transmit(command: Command): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(command));
  }

  private receive(message: ServerMessage): void {
    if (message.type === "update") {
      this.connected.value = true;
      this.failed.value = null;
      this.delay = FIRST_DELAY;
      this.after = message.number;
      this.onUpdate(message);
      return;
    }
    const asked = message.id ? this.unanswered.get(message.id) : undefined;
    if (asked && message.id) {
      this.unanswered.delete(message.id);
      asked.answer(message);
    } else if (message.type === "refusal") {
      this.failed.value = message;
    }
  }
}
