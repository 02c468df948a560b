import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ErrorNote } from "#app/ui/error-note.tsx";
import styles from "./page.module.css";

/** The `BarcodeDetector` of browsers that have one. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
type DetectorMaker = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
};

/** Reads the code in a frame of the camera; null when there is none. */
type CodeReader = (video: HTMLVideoElement) => Promise<string | null>;

/** Pixels of the longer side of a frame read by `jsqr`: more is slower and reads no better. */
const READ_WIDTH = 640;

/** The browser's reader where there is one, else `jsqr`, fetched when needed. */
async function makeReader(): Promise<CodeReader> {
  const Maker: DetectorMaker | undefined = Reflect.get(window, "BarcodeDetector");
  if (Maker && (await Maker.getSupportedFormats()).includes("qr_code")) {
    const detector = new Maker({ formats: ["qr_code"] });
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  }
  const { default: read } = await import("jsqr");
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  return async (video) => {
    const scale = Math.min(1, READ_WIDTH / Math.max(video.videoWidth, video.videoHeight, 1));
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    if (!pen || canvas.width === 0) return null;
    pen.drawImage(video, 0, 0, canvas.width, canvas.height);
    const { data, width, height } = pen.getImageData(0, 0, canvas.width, canvas.height);
    return read(data, width, height, { inversionAttempts: "dontInvert" })?.data ?? null;
  };
}

/** How often a frame is read, in milliseconds. */
const LOOK_MS = 150;

/** The camera's picture; calls `onCode` with each code that it shows. */
export function Scanner({ onCode }: { onCode: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [error, setError] = useState<string | null>(null);
  const read = useEffectEvent(onCode);

  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = async () => {
      stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: "environment" },
        audio: false,
      });
      const shown = video.current;
      if (isOver || !shown) return end();
      shown.srcObject = stream;
      await shown.play();
      const reader = await makeReader();
      const look = async () => {
        if (isOver) return;
        const code = await reader(shown).catch(() => null);
        if (code !== null && !isOver) read(code);
        timer = setTimeout(look, LOOK_MS);
      };
      await look();
    };
    const end = () => {
      isOver = true;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    begin().catch(() =>
      setError(
        "La caméra ne s’ouvre pas. Autorisez-la dans les réglages du navigateur, ou cherchez l’invité par son nom.",
      ),
    );
    return end;
  }, []);

  if (error) return <ErrorNote>{error}</ErrorNote>;
  return (
    <div className={styles.camera}>
      <video ref={video} muted playsInline aria-label="Caméra, visez le code de l’invité" />
    </div>
  );
}
