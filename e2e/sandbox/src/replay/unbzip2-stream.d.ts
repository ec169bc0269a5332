/** The package brings no types; this is all of it that is used. */
declare module 'unbzip2-stream' {
  export default function unbzip2(): NodeJS.ReadWriteStream;
}
