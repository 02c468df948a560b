/** The `BarcodeDetector` of browsers that have one. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
type DetectorMaker = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
};

/** Reads the code in a frame of the camera; null when there is none. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | null>;

/** Pixels of the longer side of a frame read by `jsqr`: more is slower and reads no better. */
const READ_WIDTH = 640;

/** The browser's reader where there is one, else `jsqr`, fetched when needed. */
export async function makeReader(): Promise<CodeReader> {
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
