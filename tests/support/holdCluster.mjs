import { openCluster } from '../../src/server/start/cluster.mjs'
import { heedSignals } from '../../src/server/start/signals.mjs'

// Holds the embedded database of the folder named, as `npm start` does, and tells its address.
heedSignals()
const cluster = await openCluster(process.argv[2] ?? '', { say: console.log })
console.log(`up ${new URL(cluster.url('postgres')).port}`)
setInterval(() => {}, 1000)
