declare module 'unbzip2-stream' {
  /** A transform stream that unpacks bzip2. */
  export default function unbzip2(): NodeJS.ReadWriteStream;
}
