require "date"
require "json"
require "sinatra/base"

# Counts the days until a date, as a page and as JSON.
class Countdown < Sinatra::Base
  # #region settings
  configure do
    set :root, __dir__
    enable :static
    # Puma writes the request log.
    disable :logging
  end

  configure :production do
    # Errors go to the log, not to the visitor.
    disable :show_exceptions
    disable :raise_errors
    enable :dump_errors
  end
  # #endregion settings

  # #region routes
  get "/" do
    redirect to("/until/#{params["date"]}") if params["date"]
    erb :home
  end

  get "/until/:date" do
    @date = parse_date(params["date"])
    @days = days_until(@date)
    erb :countdown
  end

  get "/api/until/:date" do
    content_type :json
    date = parse_date(params["date"])
    JSON.generate(date: date.iso8601, days: days_until(date))
  end

  get "/healthz" do
    content_type "text/plain"
    "ok\n"
  end
  # #endregion routes

  helpers do
    def parse_date(text)
      Date.iso8601(text)
    rescue Date::Error
      halt 400, { "Content-Type" => "text/plain" }, "give a date such as 2030-01-31\n"
    end

    def days_until(date)
      (date - Date.today).to_i
    end
  end
end
