declare module "@20minutes/s3rver" {
  /** The part of the test server that our tests use. */
  export default class S3Server {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      allowMismatchedSignatures: boolean;
      directory: string;
      configureBuckets: { name: string; configs: string[] }[];
    });
    run(): Promise<unknown>;
    close(): Promise<void>;
  }
}
