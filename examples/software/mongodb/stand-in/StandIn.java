import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.backend.h2.H2Backend;

/** Serves MongoDB's protocol on loopback. Arguments: port, data file. */
class StandIn {
  public static void main(String[] arguments) {
    var server = new MongoServer(new H2Backend(arguments[1]));
    server.bind("127.0.0.1", Integer.parseInt(arguments[0]));
    Runtime.getRuntime().addShutdownHook(new Thread(server::shutdown));
  }
}
