// Order matters: Edge and Opera also contain « Chrome », and Chrome contains « Safari ».
const browsers: [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/FBAN|FBAV/, "Facebook"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];

const systems: [RegExp, string][] = [
  [/Android/, "Android"],
  [/iPhone|iPod/, "iPhone"],
  [/iPad/, "iPad"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "Mac"],
  [/Linux|X11/, "Linux"],
];

const named = (list: [RegExp, string][], device: string) =>
  list.find(([sign]) => sign.test(device))?.[1];

/** A user agent as a person reads it: « Chrome sur Android ». */
export function deviceName(device: string): string {
  const browser = named(browsers, device);
  const system = named(systems, device);
  if (browser && system) return `${browser} sur ${system}`;
  return browser ?? system ?? "Appareil inconnu";
}
