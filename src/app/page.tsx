export default function Page() {
  return <h1>Muggins</h1>
}
