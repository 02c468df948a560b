// Loaded before the scripts of `npm start` and `npm test`, which an older Node cannot even parse.
var major = Number(process.versions.node.split(".")[0]);
if (major < 20) {
  console.error(
    "Joie du Jour needs Node 20 or later to start, and this is Node " +
      process.versions.node +
      ": install a newer one, then start again.",
  );
  process.exit(1);
}
