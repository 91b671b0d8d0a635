import example.aloft.sdk.Aloft;
import example.aloft.sdk.MachineState;
import java.time.Duration;

public final class Main {
  public static void main(String[] arguments) throws Exception {
    try (var aloft = Aloft.fromEnvironment()) { // reads ALOFT_TOKEN
      var machines = aloft.machines().list("acme");
      machines.forEach(m -> System.out.printf("%s %s %s%n", m.id(), m.name(), m.state()));

      if (!machines.isEmpty()) {
        var machine = aloft.machines()
            .waitFor("acme", machines.get(0).id(), MachineState.RUNNING, Duration.ofSeconds(30));
        System.out.println(machine.id() + " is running");
      }
    }
  }
}
